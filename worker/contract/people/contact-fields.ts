import * as z from "zod";
import { emailPattern } from "#shared/people/email-address.ts";
import { cleanEmailAddress, readEmailAddress } from "#shared/people/email-forms.ts";
import { cleanPhoneText, keepDigits, phonePattern } from "#shared/people/phone-text.ts";
import { missingAsNull } from "../http/input-fields.ts";

/**
 * Schemas of phone numbers and e-mail addresses. Both are stored as people write them, without invisible characters; a
 * phone number in plain digits and hyphens. A number need not be one that can be called: no enquiry may be refused for it.
 */

const phoneMessage = "Please enter a valid phone number";
const emailMessage = "Please enter a valid email address";
const maxEmailLength = 254;
const tooLong = (max: number) => `Must be at most ${max} characters`;

/** Numbers of listings and of searches have at least this many digits. */
const leastPhoneDigits = 7;
const isWholeNumber = (text: string) => phonePattern.test(text) && keepDigits(text).length >= leastPhoneDigits;

const cleanPhone = (max: number) =>
  z
    .string("Must be text")
    .transform(cleanPhoneText)
    .pipe(z.string().max(max, tooLong(max)));

/** A text with a phone number; null and a missing one have the message of an empty one. */
export const phoneText = (max: number, required: string) =>
  z.preprocess((value) => value ?? "", cleanPhone(max).pipe(z.string().min(1, required)));

/** A phone number from a visitor. */
export const requiredPhone = (max: number, required: string) =>
  phoneText(max, required).pipe(z.string().regex(phonePattern, phoneMessage));

/** A phone number of at least seven digits; null if there is none. */
export const optionalPhone = (max: number) =>
  missingAsNull(
    z.preprocess(
      (value) => (typeof value === "string" && cleanPhoneText(value) === "" ? null : (value ?? null)),
      cleanPhone(max).pipe(z.string().refine(isWholeNumber, phoneMessage)).nullable(),
    ),
  );

/**
 * An e-mail address.
 * @param required the message if it is empty; without it, the one of an invalid address
 */
export const emailAddress = (required = emailMessage) => emailField(required, cleanEmailAddress);

/** A stored e-mail address; empty if the person has none. */
export const emailOrNone = () =>
  cleanEmail(cleanEmailAddress).pipe(z.string().refine((text) => text === "" || emailPattern.test(text), emailMessage));

/** No text, from a person without an e-mail address. */
export const noEmail = (message: string) =>
  z
    .preprocess(
      (value) => value ?? "",
      z.string("Must be text").transform(cleanEmailAddress).pipe(z.literal("", message)),
    )
    .default("");

/** An e-mail address that an admin enters, who may paste "Mary <mary@example.org>" or a mailto link. */
export const pastedEmailAddress = (required = emailMessage) =>
  emailField(required, (text) => readEmailAddress(text) ?? cleanEmailAddress(text));

const cleanEmail = (clean: (text: string) => string) =>
  z
    .string("Must be text")
    .transform(clean)
    .pipe(z.string().max(maxEmailLength, tooLong(maxEmailLength)));

const emailField = (required: string, clean: (text: string) => string) =>
  z.preprocess(
    (value) => value ?? "",
    cleanEmail(clean)
      .pipe(z.string().min(1, required))
      .pipe(z.string().regex(emailPattern, emailMessage).meta({ format: "email" })),
  );

/** An e-mail address or a phone number of at least seven digits. */
export const emailOrPhone = z
  .string()
  .transform((text) => readEmailAddress(text) ?? cleanPhoneText(text))
  .pipe(
    z
      .string()
      .max(maxEmailLength, tooLong(maxEmailLength))
      .refine(
        (text) => emailPattern.test(text) || isWholeNumber(text),
        "Please enter a valid email address or phone number",
      ),
  );
