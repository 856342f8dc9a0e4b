import * as z from "zod";
import { readPlusCode } from "#shared/listings/place/plus-code.ts";
import { missingAsNull } from "../../http/input-fields.ts";
import { pins } from "./pins.ts";

const trimmed = (value: unknown) => (typeof value === "string" ? value.trim() || null : (value ?? null));

/** A Plus Code, full or short. Returns it in capitals, without the name of a place. */
export const optionalPlusCode = () =>
  missingAsNull(
    z.preprocess(
      trimmed,
      z
        .string("Must be text")
        .max(200, "Must be at most 200 characters")
        .transform((text, context) => {
          const code = readPlusCode(text);
          if (code === undefined) {
            context.addIssue({ code: "custom", message: "Must be a Plus Code such as 6CQX7J2F+4X" });
            return z.NEVER;
          }
          return code;
        })
        .nullable(),
    ),
  );

/** How exactly visitors see the place; approximate if nothing is sent. */
export const optionalPin = () =>
  z
    .preprocess((value) => trimmed(value) ?? "approximate", z.enum(pins, `Must be one of ${pins.join(", ")}`))
    .default("approximate");
