/** Returns what a failed call to a service reported, without the name of the service. */
export function failureReason(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause.message : String(cause);
}

/** Returns the message of an error with its cause, such as "database: no response within 8000 ms". */
export function describeError(error: unknown): string {
  const reason = failureReason(error);
  return error instanceof Error && error.message !== reason ? `${error.message}: ${reason}` : reason;
}
