/** What a visitor can report about a listing, in the words of the buttons. The chosen one is the message of the report. */
export const reportReasons = ["Already taken", "Wrong price", "Somebody asked me for money", "Not their home"] as const;
