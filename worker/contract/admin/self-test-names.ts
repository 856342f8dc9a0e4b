/** The checks that admins can run on the live site. */
export const selfTestNames = ["endpoint", "backend", "environment", "contact-form"] as const;
export type SelfTestName = (typeof selfTestNames)[number];
