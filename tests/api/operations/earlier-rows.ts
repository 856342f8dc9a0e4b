import { insertRow } from "../../support/storage/rows.ts";

/** When the rows of the version before were stored. */
export const at = "2026-11-01T00:00:00.000Z";

/** Stores an enquiry with the columns of the first version, and others. */
export const insertEnquiry = (id: string, columns: object = {}) => {
  const sender = { name: "Ma Kebbeh", email: "", phone_number: "0775 550 909" };
  return insertRow("enquiries", { id, reference: id, service: "general", ...sender, submitted_at: at, ...columns });
};

/** Stores an admin with the columns of the first version. */
export const insertUser = (name: string) => {
  const names = { id: name, username: name, username_key: name, email: name, email_key: name };
  return insertRow("users", { ...names, password_hash: "x", role: "admin", created_at: "2026-01-01" });
};

/** Stores a person with the columns of the version that added people, and others. */
export const insertPerson = (id: string, name: string, columns: object = {}) =>
  insertRow("people", {
    ...{ id, name, name_key: name.toLowerCase(), created_at: at, changed_at: at, last_contact_at: at },
    ...columns,
  });

/** Stores an appointment about an enquiry, with the columns of the version that added appointments. */
export const insertAppointment = (enquiry_n: number, columns: object = {}) =>
  insertRow("appointments", {
    ...{ id: "a", reference: "A", secret_hash: "a", kind: "viewing", service: "real-estate", status: "confirmed" },
    ...{ enquiry_n, start_at: "2026-12-01T09:00", end_at: "2026-12-01T10:00", created_at: at, changed_at: at },
    ...columns,
  });
