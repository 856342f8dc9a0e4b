import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { type NumberKind, readTypedNumber } from "#web/admin/lib/forms/typed-number.ts";
import type { FormField } from "#web/admin/ui/fields/form-field.ts";
import { FormFieldControl } from "#web/admin/ui/fields/form-field-control.tsx";

describe("the text of a number field", () => {
  it.each<[NumberKind, string, number | undefined, string?]>([
    ["money", "85000", 85_000],
    ["money", "85,000", 85_000, "$85,000"],
    ["money", "$1,250.50", 1250.5, "$1,250.50"],
    ["money", "1250.50", 1250.5],
    ["money", "85k", 85_000, "$85,000"],
    ["money", "1 250", 1250, "$1,250"],
    ["money", "1.250,00", 1250, "$1,250"],
    ["money", "call us", undefined],
    ["rent", "US$ 1,200 per month", 1200, "$1,200 a month"],
    ["area", "120 m²", 1292, "1,292 sq ft"],
    ["area", "1/2 acre", 21_780, "21,780 sq ft"],
    ["months", "1 year", 12, "12 months"],
    ["whole", "three", 3, "3"],
    ["year", "2,015", 2015, "2015"],
    ["decimal", "4,5", 4.5, "4.5"],
    ["decimal", "-10.805", -10.805],
    ["decimal", "6,301", 6.301, "6.301"],
    ["decimal", "-", undefined],
    ["rate", "190,50", 190.5, "190.5"],
    ["rate", "L$ 190", 190, "190"],
  ])("%s %j means %j, shown as %j", (kind, text, number, shown) =>
    expect(readTypedNumber(kind, text)).toEqual({ ...(number !== undefined && { number }), ...(shown && { shown }) }),
  );

  it.each<[NumberKind, string, string, ...[label: string, value: string][]]>([
    ["money", "150.000", "Do you mean 150,000?", ["$150,000", "150000"], ["$150", "150"]],
    ["money", "500-600", "Do you mean US$500?", ["$500", "500"]],
    ["money", "L$ 150,000", "L$ 150,000: enter the amount in US dollars"],
    ["rent", "350 m", "Do you mean US$350 a month?", ["$350 a month", "350"], ["$350,000,000 a month", "350000000"]],
    ["area", "1 lot", "A lot has no fixed size. Do you mean 1 lot (10,890 sq ft)?", ["10,890 sq ft", "10890"]],
    ["whole", "2.5", "Do you mean 3 or 2?", ["3", "3"], ["2", "2"]],
    ["rate", "1.900", "Do you mean 1,900?", ["1,900", "1900"], ["1.9", "1.9"]],
  ])("%s %j asks %j", (kind, typed, text, ...readings) => {
    expect(readTypedNumber(kind, typed)).toEqual({
      question: { text, readings: readings.map(([label, value]) => ({ label, value })) },
    });
  });
});

describe("the control of a number field", () => {
  afterEach(cleanup);

  const price: FormField = { name: "price", label: "Price", control: "money" };
  function PriceField() {
    const [value, setValue] = useState<string | boolean>("");
    const question = { text: "A price of $5 is unusual.", readings: [{ label: "$5,000", value: "5000" }] };
    return (
      <FormFieldControl
        form="f"
        field={price}
        value={value}
        question={value === "5" ? question : undefined}
        onChange={setValue}
      />
    );
  }
  const type = (value: string) => fireEvent.change(screen.getByLabelText("Price"), { target: { value } });
  const reading = () => document.getElementById("f-price-reading");

  it("announces what was read, and describes the field with it", () => {
    render(<PriceField />);
    expect(reading()?.getAttribute("aria-live")).toBe("polite");
    expect(screen.getByLabelText("Price").getAttribute("aria-describedby")).toBe("f-price-reading");
    type("85k");
    expect(reading()?.textContent).toBe("= $85,000");
    type("85000");
    expect(reading()?.textContent).toBe("");
  });

  it("takes the reading that the user chooses, and keeps the focus in the field", () => {
    render(<PriceField />);
    type("150.000");
    expect(reading()?.textContent).toContain("Do you mean 150,000?");
    fireEvent.click(screen.getByRole("button", { name: "Use $150" }));
    expect(screen.getByLabelText("Price")).toMatchObject({ value: "150" });
    expect(document.activeElement).toBe(screen.getByLabelText("Price"));
    expect(screen.queryAllByRole("button")).toEqual([]);
  });

  it("shows the question of its form about a number that is clear by itself", () => {
    render(<PriceField />);
    type("5");
    expect(reading()?.textContent).toContain("A price of $5 is unusual.");
    fireEvent.click(screen.getByRole("button", { name: "Use $5,000" }));
    expect(screen.getByLabelText("Price")).toMatchObject({ value: "5000" });
  });
});
