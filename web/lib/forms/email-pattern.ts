/** The same as the server's (zod's e-mail address); a test compares both. */
export const emailPattern = /^(?!\.)(?!.*\.\.)[\w'+\-.]*[\w+-]@([A-Za-z\d][A-Za-z\d-]*\.)+[A-Za-z]{2,}$/;
