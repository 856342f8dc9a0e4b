/**
 * When the catalogue on this phone was current, in milliseconds, for each key that it has answered instead of the service.
 * The next response of the service deletes the entry.
 */
export const storedAnswers = new Map<string, number>();
