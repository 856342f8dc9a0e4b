import { createRequire } from "node:module";

/**
 * Makes each request to a local runtime open a connection of its own. The runtime closes idle connections; on a busy
 * machine, the next request then fails because it was sent on a connection that was just being closed.
 */
const { Pool } = createRequire(createRequire(import.meta.url).resolve("miniflare"))("undici");
const { dispatch } = Pool.prototype;
Pool.prototype.dispatch = function dispatchOnNewConnection(options: object, handler: object) {
  return dispatch.call(this, { ...options, reset: true }, handler);
};
