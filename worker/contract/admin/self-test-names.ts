/** The checks that staff can run on the live site (ruling 22). */
export const selfTests = ["endpoint", "backend", "environment", "contact-form"] as const;
export type SelfTest = (typeof selfTests)[number];
