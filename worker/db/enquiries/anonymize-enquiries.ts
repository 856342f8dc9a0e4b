import { type SQL, sql } from "drizzle-orm";

/** Takes out of enquiries whatever a person wrote in them or the staff about them, so that only the fact remains. */
export function anonymizeEnquiries(which: SQL): SQL[] {
  const those = sql`SELECT n FROM enquiries WHERE ${which}`;
  return [
    sql`DELETE FROM enquiry_history WHERE field = 'note' AND enquiry_n IN (${those})`,
    sql`DELETE FROM mail_outbox WHERE enquiry_n IN (${those})`,
    sql`UPDATE enquiries SET name = '', email = '', phone_number = '', message = NULL, subject = NULL, user_id = NULL
      WHERE ${which}`,
  ];
}
