/** The outline of a question that must be answered first: the browser draws none after a tap. */
export const markClass = "rounded-s outline-3! outline-offset-4! outline-bad!";
