import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { FormFieldControl } from "#web/admin/ui/fields/form-field-control.tsx";
import { SuggestInput } from "#web/admin/ui/fields/suggest-input.tsx";

afterEach(cleanup);

const areas = ["Congo Town", "Sinkor", "Sinkor Old Road", "Airfield", "St. Paul Bridge"];
const field = () => screen.getByRole<HTMLInputElement>("combobox");
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
const type = (value: string) => fireEvent.change(field(), { target: { value } });

function Place({ start = "" }: { start?: string }) {
  const [value, setValue] = useState(start);
  return <SuggestInput id="area" value={value} suggestions={areas} onChange={setValue} />;
}

it.each([
  ["Sinkor", []],
  ["sinkor", []],
  [" SINKOR ", []],
  ["congo  town", []],
  ["Airfield", []],
  ["Sinko", ["Sinkor", "Sinkor Old Road"]],
  ["Sinkor O", ["Sinkor Old Road"]],
  ["congotown", ["Congo Town"]],
  ["Somewhere else", []],
])("shows what continues the typed %j, and nothing once a suggestion is complete", (typed, shown) => {
  render(<Place />);
  fireEvent.click(field());
  type(typed);
  expect([options(), field().getAttribute("aria-expanded")]).toEqual([shown, String(shown.length > 0)]);
});

it("stays closed when a complete value is tapped, and opens the others with an arrow key", () => {
  render(<Place start="Sinkor" />);
  fireEvent.click(field());
  expect(options()).toEqual([]);
  fireEvent.keyDown(field(), { key: "ArrowDown" });
  expect(options()).toEqual(["Congo Town", "Sinkor Old Road", "Airfield", "St. Paul Bridge"]);
});

it("closes when the field is left", () => {
  render(<Place />);
  fireEvent.click(field());
  type("Sin");
  fireEvent.blur(field());
  expect([options(), field().value]).toEqual([[], "Sin"]);
});

/** Leaves the field of a form with a typed value. Returns the spy of its changes. */
function leaveField(typed: string) {
  const onChange = vi.fn();
  render(
    <FormFieldControl
      form="add"
      field={{ name: "area", label: "Area", control: "text", max: 100 }}
      value={typed}
      suggestions={areas}
      onChange={onChange}
      onBlur={vi.fn()}
    />,
  );
  fireEvent.blur(field());
  return onChange;
}

it.each([
  ["sinkor", "Sinkor"],
  [" congo  town", "Congo Town"],
  ["SINKOR OLD ROAD", "Sinkor Old Road"],
  ["Sinkor", undefined],
  ["Sinkor 12th Street", undefined],
  ["", undefined],
])("spells %j as other listings do once the field is left: %j", (typed, spelled) =>
  expect(leaveField(typed).mock.calls).toEqual(spelled ? [[spelled]] : []),
);
