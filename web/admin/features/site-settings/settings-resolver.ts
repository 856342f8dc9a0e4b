import { zodResolver } from "@hookform/resolvers/zod";
import type * as z from "zod";
import type { SiteDetails } from "#contract/site/site-details.ts";
import { siteDetailsSchema } from "#contract/site/site-details-schema.ts";

/** Checks the form with the API's own schema. The schema accepts any input; the form always holds complete settings. */
export const settingsResolver = zodResolver(siteDetailsSchema as unknown as z.ZodType<SiteDetails, SiteDetails>);
