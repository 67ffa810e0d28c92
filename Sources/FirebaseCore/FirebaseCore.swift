@_exported import DialtoneAuth
