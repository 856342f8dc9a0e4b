import type { ServiceSlug } from "../services/services.ts";

/** What a super admin may give an admin besides the role. Super admins have all of them. */
export const permissions = ["health"] as const;
export type Permission = (typeof permissions)[number];

/** The services whose enquiries only people with the permission `health` see. */
export const healthServices: readonly ServiceSlug[] = ["health"];

export const isHealthService = (service: string): boolean => healthServices.some((slug) => slug === service);
