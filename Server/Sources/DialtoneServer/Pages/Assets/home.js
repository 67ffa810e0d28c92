/** The origin of the server that served this module; pages of other sites import it too. */
export const home = new URL(import.meta.url).origin;
