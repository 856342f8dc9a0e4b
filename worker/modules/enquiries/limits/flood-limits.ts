import type { ThrottleLimit } from "#worker/db/throttle.ts";

/**
 * One IP address with one e-mail address, or one phone number if there is no e-mail address: above the limit, enquiries
 * are rejected. Also one trusted account: up to the limit, its enquiries are not suspected because of the address that it
 * shares.
 */
export const personLimit: ThrottleLimit = { times: 5, seconds: 600 };

/**
 * One IP address. Above one of these limits, its enquiries are suspected spam. An office, or a town behind its mobile
 * carrier, shares one address; the whole business expects dozens of enquiries a day, so none of them sends this many.
 */
export const burstLimit: ThrottleLimit = { times: 20, seconds: 600 };
export const hourlyLimit: ThrottleLimit = { times: 60, seconds: 3600 };

/**
 * Enquiries of all trusted accounts of one IP address. Above the limit, they are suspected like those of others: a person
 * may prepare many accounts in advance. So one address brings at most this many more into the inbox in an hour.
 */
export const trustedLimit: ThrottleLimit = { times: 20, seconds: 3600 };

/**
 * One IP address in the hour of `hourlyLimit`. Above this number, enquiries are rejected. Below it, they are only suspected:
 * one phone must not stop all others behind its carrier's address. Ten times the limit of suspicion, and few enough for
 * the database: spam is deleted after 30 days, so one address stores at most 432,000 at a time,
 * about 2 GB of the 10 GB with messages of 5,000 letters.
 */
export const rejectedAbove = 600;

/**
 * The /48 of an IPv6 address has the limits of an address times this number: a single customer may have a whole one, with
 * 65,536 networks of the size that is counted as one address.
 */
export const networkFactor = 10;

/** All senders together. Above the limit there is an alarm, but no enquiry is suspected: it may be a genuine one. */
export const allLimit: ThrottleLimit = { times: 120, seconds: 3600 };

/** How long after the last enquiry above a limit its alarm ends. */
export const quietSeconds = 3600;
