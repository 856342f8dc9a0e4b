import * as z from "zod";
import { phonePattern } from "../http/input-fields.ts";

/** Phone numbers are compared by their last digits, because the country code may be missing. */
export const comparedPhoneDigits = 7;

export const isEmailAddress = (text: string) => z.email().safeParse(text).success;
const isPhone = (text: string) => phonePattern.test(text) && text.replaceAll(/\D/g, "").length >= comparedPhoneDigits;

/** An e-mail address or a phone number. */
export const emailOrPhone = z
  .string()
  .trim()
  .max(254)
  .refine((text) => isEmailAddress(text) || isPhone(text), "Please enter a valid email address or phone number");
