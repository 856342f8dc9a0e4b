import { maxAnswerDays } from "#contract/admin/answer-stats.ts";
import { ApiError } from "#worker/http/api-error.ts";

const refusedParameter = (name: "from" | "to", msg: string) =>
  new ApiError(422, [{ loc: ["query", name], msg, type: "refused" }]);

export const endsBeforeStart = () => refusedParameter("to", "Must not be before the first day");
export const periodTooLong = () => refusedParameter("from", `At most ${maxAnswerDays} days`);
