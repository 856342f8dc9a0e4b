import { type Column, requireList, requirePart } from "./column.ts";

/** Yes, no and unknown as one character each. */
const flagCharacters = { true: "1", false: "0", null: "-" } as const;

export const optionalFlags: Column<boolean | null> = {
  write: (values) => values.map((value) => flagCharacters[`${value}`]).join(""),
  read(written) {
    requirePart(typeof written === "string" && /^[01-]*$/.test(written), "flags");
    return [...written].map((character) => (character === "-" ? null : character === "1"));
  },
};

export const flags: Column<boolean> = {
  write: optionalFlags.write,
  read: (written) =>
    optionalFlags.read(written).map((value) => {
      requirePart(value !== null, "flags");
      return value;
    }),
};

const hexDigits = 32;
const groups = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

/** The ids of homes as one text, without the dashes that all have. */
export const uuids: Column<string> = {
  write: (values) => values.map((uuid) => uuid.replaceAll("-", "")).join(""),
  read(written) {
    requirePart(typeof written === "string" && /^[0-9a-f]*$/.test(written), "uuids");
    requirePart(written.length % hexDigits === 0, "uuids");
    return Array.from({ length: written.length / hexDigits }, (_, at) =>
      written.slice(at * hexDigits, (at + 1) * hexDigits).replace(groups, "$1-$2-$3-$4-$5"),
    );
  },
};

/**
 * Times as milliseconds since the one before, because homes of a file have the same and lists are in the order of time. A
 * text that is no time of this form stays a text.
 */
export const optionalTimes: Column<string | null> = {
  write(values) {
    let last = 0;
    return values.map((value) => {
      const time = value === null ? Number.NaN : Date.parse(value);
      if (value === null || Number.isNaN(time) || new Date(time).toISOString() !== value) return value;
      const difference = time - last;
      last = time;
      return difference;
    });
  },
  read(written) {
    let last = 0;
    return requireList(written, "times").map((value) => {
      if (value === null || typeof value === "string") return value;
      requirePart(typeof value === "number" && Math.abs(last + value) <= maxTime, "times");
      last += value;
      return new Date(last).toISOString();
    });
  },
};

/** The last time that a date can have, in milliseconds. */
const maxTime = 8.64e15;

export const times: Column<string> = {
  write: optionalTimes.write,
  read: (written) =>
    optionalTimes.read(written).map((value) => {
      requirePart(value !== null, "times");
      return value;
    }),
};
