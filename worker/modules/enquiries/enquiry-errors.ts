import { ApiError } from "../../http/errors.ts";

export const tooManyEnquiries = (retryAfterSeconds: number) =>
  new ApiError(429, "You have sent several inquiries in a short time. Please try again later.", retryAfterSeconds);
