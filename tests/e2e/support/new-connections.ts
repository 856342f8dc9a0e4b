import { Agent } from "node:http";

/**
 * Makes each request that a test sends itself open a connection of its own. The local server closes idle connections; on
 * a busy machine, the next request then fails because it was sent on a connection that was just being closed.
 */
Agent.prototype.keepSocketAlive = () => false;
