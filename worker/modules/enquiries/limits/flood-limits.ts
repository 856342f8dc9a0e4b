import type { ThrottleLimit } from "#worker/db/throttle.ts";

/** One IP address with one e-mail address. Above the limit, enquiries are rejected. */
export const senderLimit: ThrottleLimit = { times: 5, seconds: 600 };

/**
 * One IP address. Above one of these limits, its enquiries are suspected spam. An office, or a town behind its mobile
 * carrier, shares one address; the whole business expects dozens of enquiries a day, so none of them sends this many.
 */
export const burstLimit: ThrottleLimit = { times: 20, seconds: 600 };
export const hourlyLimit: ThrottleLimit = { times: 60, seconds: 3600 };

/** One IP address in the hour of `hourlyLimit`. Above this number, enquiries are rejected: a flood fills no database. */
export const rejectedAbove = 120;

/** All senders together. Above the limit there is an alarm, but no enquiry is suspected: it may be a genuine one. */
export const allLimit: ThrottleLimit = { times: 120, seconds: 3600 };

/** How long after the last enquiry above a limit its alarm ends. */
export const quietSeconds = 3600;
