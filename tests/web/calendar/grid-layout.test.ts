import { expect, it } from "vitest";
import { countLines, fitName, splitName } from "#web/admin/features/calendar/views/fit-name.ts";
import {
  findClosed,
  findHourHeight,
  findHours,
  placeAppointments,
} from "#web/admin/features/calendar/views/grid-layout.ts";
import { buildAppointment } from "../support/appointments.ts";

const at = (from: string, to: string) =>
  buildAppointment({ start: `2026-11-25T${from}:00.000Z`, end: `2026-11-25T${to}:00.000Z` });

it("shows the working hours, and more if an appointment is earlier or later", () => {
  expect(findHours([])).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17]);
  const hours = findHours([at("07:30", "08:00"), at("19:00", "19:30")]);
  expect([hours[0], hours.at(-1)]).toEqual([7, 19]);
});

/** Returns the left side and the width of each appointment, such as "10:00 0 1/2". */
function place(times: string[], width = 40) {
  const appointments = times.map((one) => {
    const [from = "", to = ""] = one.split("-");
    return at(from, to);
  });
  const { placed, more } = placeAppointments(appointments, 8, width);
  const round = (part: number) => Math.round(part * 100);
  return [
    ...placed.map(
      ({ appointment, left, width }) => `${appointment.start.slice(11, 16)} ${round(left)}+${round(width)}`,
    ),
    ...more.map(({ hidden, top, minutes }) => `+${hidden.length} from ${top} for ${minutes}`),
  ];
}

it.each([
  ["two that do not touch", ["09:00-10:00", "11:00-12:00"], ["09:00 0+100", "11:00 0+100"]],
  ["two that touch", ["09:00-10:00", "10:00-11:00"], ["09:00 0+100", "10:00 0+100"]],
  ["two at the same time", ["09:00-10:00", "09:00-10:00"], ["09:00 0+50", "09:00 50+50"]],
  ["two that overlap by minutes", ["09:00-10:00", "09:55-11:00"], ["09:00 0+50", "09:55 50+50"]],
  [
    "a chain, whose third takes the lane of the first",
    ["09:00-10:00", "09:30-10:30", "10:00-11:00"],
    ["09:00 0+50", "09:30 50+50", "10:00 0+50"],
  ],
  [
    "three at the same time",
    ["09:00-10:00", "09:00-10:00", "09:30-10:00"],
    ["09:00 0+33", "09:00 33+33", "09:30 67+33"],
  ],
  [
    "one within another, whatever their order",
    ["10:00-10:30", "09:00-12:00", "11:00-12:00"],
    ["09:00 0+50", "10:00 50+50", "11:00 50+50"],
  ],
  [
    "one that overlaps beside one that does not",
    ["09:00-10:00", "09:00-10:00", "10:00-11:00"],
    ["09:00 0+50", "09:00 50+50", "10:00 0+100"],
  ],
])("puts %s side by side in equal parts and covers none", (_, times, places) => expect(place(times)).toEqual(places));

it("puts those that begin apart in a narrow column below each other, with bars that overlap and cover none", () => {
  const narrow = placeAppointments([at("09:00", "10:00"), at("09:30", "10:30"), at("10:00", "11:00")], 8, 7.5);
  expect(
    narrow.placed.map(({ top, boxMinutes, minutes, left, width, bar }) => [top, boxMinutes, minutes, left, width, bar]),
  ).toEqual([
    [60, 30, 60, 0, 1, 0],
    [90, 30, 60, 0, 1, 1],
    [120, 60, 60, 0, 1, 0],
  ]);
  expect(place(["09:00-10:00", "09:15-10:00"], 7.5)).toEqual(["09:00 0+50", "09:15 50+50"]);
});

it.each([
  ["Mary Gbowee-Wleh", 11, ["Mary", "Gbowee-Wleh"]],
  ["Prince Kpadeh Nyenpan Doe", 8, ["Prince", "Doe"]],
])("shows %s in two lines of %d characters", (name, characters, lines) =>
  expect(splitName(name, characters)).toEqual(lines),
);

it.each([
  ["Mary Gbowee-Wleh", 16, "Mary Gbowee-Wleh"],
  ["Mary Gbowee-Wleh", 15, "Mary G."],
  ["Emmanuel Kpadeh Nyenpan", 12, "Emmanuel N."],
  ["Josephine Sumo", 11, "Josephine"],
  ["Josephine Sumo", 8, "Josephi…"],
])("shortens %s for a line of %d characters", (name, characters, text) => expect(fitName(name, characters)).toBe(text));

it.each([
  ["City studio above Randall Street", 17, 2],
  ["City studio above Randall Street", 12, 4],
  ["Four-bedroom house", 8, 3],
  ["Four-bedroom house", 6, Number.POSITIVE_INFINITY],
])("counts the lines of %s in a box of %d characters", (title, characters, lines) =>
  expect(countLines(title, characters)).toBe(lines),
);

it("counts those that a narrow column cannot show, from the first start to the last end", () => {
  const times = ["09:00-10:00", "09:00-10:00", "09:15-10:00", "09:30-11:00"];
  expect(place(times, 12)).toHaveLength(4);
  expect(place(times, 8)).toEqual(["09:00 0+40", "09:00 40+40", "+2 from 75 for 105"]);
  expect(place(times, 5)).toEqual(["09:00 0+68", "+3 from 60 for 120"]);
});

it("gives the shortest appointment two lines and does not cover one that is shorter still", () => {
  expect(findHourHeight([at("10:00", "11:00")])).toBe(4);
  expect(findHourHeight([at("10:00", "10:15"), at("11:00", "12:00")])).toBe(8);
  expect(findHourHeight([at("10:00", "10:05")])).toBe(8);
  expect(place(["10:00-10:05", "10:05-10:10", "10:15-11:00"])).toEqual(["10:00 0+50", "10:05 50+50", "10:15 0+50"]);
});

it("shows an appointment until midnight to its end", () => {
  const late = buildAppointment({ start: "2026-11-25T23:00:00.000Z", end: "2026-11-26T00:00:00.000Z" });
  expect(placeAppointments([late], 8, 20).placed[0]?.minutes).toBe(60);
  expect(findHours([late]).at(-1)).toBe(23);
});

it("shades the hours in which the business is closed", () => {
  const hours = [8, 9, 10, 11];
  expect(findClosed([9 * 60, 11 * 60], hours)).toEqual([
    { top: 0, minutes: 60 },
    { top: 180, minutes: 60 },
  ]);
  expect(findClosed([0, 24 * 60], hours)).toEqual([]);
  expect(findClosed(null, hours)).toEqual([{ top: 0, minutes: 240 }]);
});
