import { z } from "zod";
import { flagParam, limitParam, viewParam } from "../http/query-params.ts";

/** The parameters of the lists of courses and professionals; all may be left out. */
export const serviceItemsQuerySchema = z.object({ available: flagParam(), limit: limitParam(), view: viewParam() });
export type ServiceItemsQuery = z.infer<typeof serviceItemsQuerySchema>;
