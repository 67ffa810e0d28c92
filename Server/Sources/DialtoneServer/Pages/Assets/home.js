/** The server that the modules are from; pages of other sites use them too. */
export const home = new URL(import.meta.url).origin;
