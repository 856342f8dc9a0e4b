import { CommandError } from "../command-error.ts";

/** A step failed. The message says what the state of the site is and what to do. */
export class DeploymentError extends CommandError {}
