import { enquiryFieldNames, noEmailField } from "./enquiry-validation.ts";

/** Name of the control that chooses the service, in forms that have one. */
export const serviceField = "service";

/** The fields that a visitor types or chooses, except the service. */
export const typedFields: readonly string[] = [...enquiryFieldNames, noEmailField];
