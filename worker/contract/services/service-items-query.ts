import * as z from "zod";
import { flagParam, limitParam, viewParam } from "../http/query-params.ts";

/** Validates the query string of the lists of courses and professionals. */
export const serviceItemsQuerySchema = z.object({ available: flagParam(), limit: limitParam(), view: viewParam() });
export type ServiceItemsQuery = z.infer<typeof serviceItemsQuerySchema>;

/** Validates the query string of the admin lists. */
export const adminServiceItemsQuerySchema = z.object({ deleted: flagParam().describe("true: the bin") });
