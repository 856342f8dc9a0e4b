/** A field that has another value in the form than on the server, because someone else changed it. */
export interface FieldConflict {
  /** A field of the request, or `images`. */
  name: string;
  label: string;
  yours: string;
  theirs: string;
  /** Null if it is unknown who changed the field. */
  by: string | null;
  at: string;
  /** Whether the user changed it too. */
  isEdited: boolean;
}

/** Which value of a field to save. `both` is for photos only. */
export type ConflictChoice = "yours" | "theirs" | "both";
/** The choice for each field in conflict, by its name. */
export type ConflictChoices = Record<string, ConflictChoice>;
