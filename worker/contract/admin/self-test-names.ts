/** The checks that staff can run on the live site (ruling 22). */
export const selfTestNames = ["endpoint", "backend", "environment", "contact-form"] as const;
export type SelfTestName = (typeof selfTestNames)[number];
