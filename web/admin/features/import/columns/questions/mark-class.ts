/** The outline of a question that must be answered first: the browser draws none after a tap. */
export const markClass = "outline-3 outline-offset-8 outline-bad";
