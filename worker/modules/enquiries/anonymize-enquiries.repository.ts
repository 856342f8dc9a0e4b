import { type SQL, sql } from "drizzle-orm";

/** Removes all personal data from the enquiries that match. Service, status and times remain for the statistics. */
export function anonymizeEnquiries(condition: SQL): SQL[] {
  const numbers = sql`SELECT n FROM enquiries WHERE ${condition}`;
  return [
    sql`DELETE FROM enquiry_history WHERE field = 'note' AND enquiry_n IN (${numbers})`,
    sql`DELETE FROM mail_outbox WHERE enquiry_n IN (${numbers})`,
    sql`UPDATE enquiries SET name = '', email = '', phone_number = '', message = NULL, subject = NULL,
      preferred_day = NULL, preferred_time = NULL, user_id = NULL WHERE ${condition}`,
  ];
}
