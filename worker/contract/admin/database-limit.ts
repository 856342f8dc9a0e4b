/** The most that the database can hold: D1's limit of 10 GB. In its own file, so that the dashboard loads no schemas. */
export const maxDatabaseBytes = 10 * 1024 ** 3;
