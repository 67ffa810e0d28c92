// Points Google's admin SDK for Node (firebase-admin) at a Dialtone server.
//
// The SDK has Google's addresses built in, but accepts an agent that makes its connections. This
// agent connects the addresses of Google's sign-in service to the Dialtone server, and does not
// change other connections. It checks the server's own certificate. The SDK does not use its
// emulator mode, in which it accepts forged tokens.
import https from 'node:https';

const CERTIFICATES = '/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com';

/** The path on the Dialtone server for a call to Google's service; undefined for other services. */
function pathOnServer(host, path) {
  if (host === 'identitytoolkit.googleapis.com') return path;
  if (host === 'oauth2.googleapis.com' && path === '/token') return '/oauth2/token';
  if (host === 'www.googleapis.com') {
    if (path === '/oauth2/v4/token') return '/oauth2/token';
    if (path === CERTIFICATES || path.startsWith('/identitytoolkit/')) return path;
  }
  return undefined;
}

/** An agent for `initializeApp` and `cert`; takes the options of https.Agent, such as `ca`. */
export class DialtoneAgent extends https.Agent {
  constructor(server, options = {}) {
    super(options);
    this.server = new URL(server);
    if (this.server.protocol !== 'https:') throw new Error(`${server} is not an https address.`);
    if (process.env.FIREBASE_AUTH_EMULATOR_HOST) {
      throw new Error('FIREBASE_AUTH_EMULATOR_HOST is set: the SDK would accept forged ID tokens.');
    }
  }

  // Node calls this for each request before it sends anything.
  addRequest(request, options, ...others) {
    const path = pathOnServer(options.host, request.path);
    if (path === undefined) return super.addRequest(request, options, ...others);
    request.path = path;
    request.setHeader('Host', this.server.host);
    const { hostname, port } = this.server;
    const target = { ...options, host: hostname, hostname, port: port || 443, path, servername: hostname };
    return super.addRequest(request, target, ...others);
  }
}
