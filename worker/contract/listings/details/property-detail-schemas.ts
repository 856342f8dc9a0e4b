import * as z from "zod";
import { listLivingFacts, type livingFacts } from "#shared/listings/details/living-facts.ts";
import type { PropertyDetail } from "#shared/listings/details/property-detail.ts";
import { type DetailsOf, listDetails } from "#shared/listings/details/property-details.ts";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { optionalChoice, optionalFlag, optionalText, optionalWhole, optionalYear } from "../../http/input-fields.ts";

type InputSchema<Detail> = Detail extends { type: "flag" }
  ? ReturnType<typeof optionalFlag>
  : Detail extends { type: "text" }
    ? ReturnType<typeof optionalText>
    : Detail extends { type: "choice"; choices: readonly (infer Choice extends string)[] }
      ? ReturnType<typeof optionalChoice<Choice>>
      : ReturnType<typeof optionalWhole>;

type ValueSchema<Detail> = Detail extends { type: "flag" }
  ? z.ZodNullable<z.ZodBoolean>
  : Detail extends { type: "choice"; choices: readonly (infer Choice extends string)[]; texts: object }
    ? z.ZodNullable<z.ZodEnum<{ [Each in Choice]: Each }>>
    : Detail extends { type: "text" | "choice" }
      ? z.ZodNullable<z.ZodString>
      : z.ZodNullable<z.ZodNumber>;

type InputSchemas<Kind extends PropertyKind> = {
  [Name in keyof DetailsOf<Kind>]: InputSchema<DetailsOf<Kind>[Name]>;
};
type ValueSchemas<Kind extends PropertyKind> = {
  [Name in keyof DetailsOf<Kind>]: ValueSchema<DetailsOf<Kind>[Name]>;
};

function createInput(detail: PropertyDetail): z.ZodType {
  switch (detail.type) {
    case "flag":
      return optionalFlag();
    case "year":
      return optionalYear();
    case "whole":
      return optionalWhole(0, detail.max);
    case "text":
      return optionalText(detail.max);
    case "choice":
      return optionalChoice(detail.choices);
  }
}

function createValue(detail: PropertyDetail): z.ZodType {
  const { type } = detail;
  if (type === "flag") return z.boolean().nullable();
  if (type === "choice" && detail.texts) return z.enum(detail.choices).nullable();
  return type === "text" || type === "choice" ? z.string().nullable() : z.number().int().nullable();
}

/** Returns what may be sent for the details of a kind. */
export const detailInputs = <Kind extends PropertyKind>(kind: Kind) =>
  Object.fromEntries(listDetails(kind).map(([name, detail]) => [name, createInput(detail)])) as InputSchemas<Kind>;

/** Returns what responses contain for the details of a kind. */
export const detailValues = <Kind extends PropertyKind>(kind: Kind) =>
  Object.fromEntries(listDetails(kind).map(([name, detail]) => [name, createValue(detail)])) as ValueSchemas<Kind>;

type LivingInputs = { [Name in keyof typeof livingFacts]: InputSchema<(typeof livingFacts)[Name]> };
type LivingValues = { [Name in keyof typeof livingFacts]: ValueSchema<(typeof livingFacts)[Name]> };

/** Returns what may be sent for the facts about living in a home. */
export const livingInputs = () =>
  Object.fromEntries(listLivingFacts.map(([name, fact]) => [name, createInput(fact)])) as LivingInputs;

/** Returns what responses contain for these facts. */
export const livingValues = () =>
  z.object(Object.fromEntries(listLivingFacts.map(([name, fact]) => [name, createValue(fact)])) as LivingValues);
