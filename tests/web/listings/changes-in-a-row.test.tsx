import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { BrowserRouter } from "react-router-dom";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { swrOptions } from "#web/lib/api/swr-options.ts";
import { AllProperties } from "#web/site/routes/listings/all-properties.tsx";
import { Rent } from "#web/site/routes/listings/rent.tsx";
import { resetScreen } from "../support/account-api.tsx";
import {
  buildCardList,
  buildRentCard,
  mockListApi,
  prepareListScreen,
  slow,
  withDefaultResponses,
} from "../support/property-list-api.tsx";

beforeEach(prepareListScreen);
afterEach(() => {
  resetScreen();
  history.replaceState(null, "", "/");
});

/** Opens a list in the router of the site: the address changes at once, and the screen follows. */
async function openList(path: string) {
  history.replaceState(null, "", path);
  mockListApi(withDefaultResponses(() => buildCardList([buildRentCard()])));
  const Screen = path.startsWith("/rent") ? Rent : AllProperties;
  await act(async () =>
    render(
      <SWRConfig value={{ ...swrOptions, provider: () => new Map() }}>
        <BrowserRouter>
          <Screen />
        </BrowserRouter>
      </SWRConfig>,
    ),
  );
  await screen.findByRole("combobox", { name: "Sort" }, slow);
}

const select = (name: string, value: string) =>
  fireEvent.change(screen.getByRole("combobox", { name }), { target: { value } });
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole("link", { name }));
const query = () => location.search.slice(1);

// A slow phone renders the first change only after the second one has happened.
describe("a change that follows another before it is rendered keeps the first", () => {
  test.each([
    ["a sort order, and a chip", () => select("Sort", "price-low"), () => tap("Remove Sinkor"), "sort=price-low"],
    ["a chip, and a sort order", () => tap("Remove Sinkor"), () => select("Sort", "price-low"), "sort=price-low"],
    [
      "a sort order, and back to the first one",
      () => select("Sort", "price-low"),
      () => select("Sort", "best"),
      "area=Sinkor",
    ],
  ])("%s", async (_, first, second, expected) => {
    await openList("/properties?area=Sinkor");
    await act(async () => {
      first();
      second();
    });
    expect(query()).toBe(expected);
  });

  test("two chips, of which one adds and one removes", async () => {
    await openList("/properties?area=Sinkor&area=Congo+Town");
    await screen.findByRole("link", { name: /^House/ });
    await act(async () => {
      tap(/^House/);
      tap("Remove Sinkor");
      tap(/^Apartment/);
    });
    expect(new URLSearchParams(query()).getAll("property_type")).toEqual(["Apartment", "House"]);
    expect(new URLSearchParams(query()).getAll("area")).toEqual(["Congo Town"]);
  });

  test("a removed chip, and another select", async () => {
    await openList("/rent?min_bedrooms=2");
    await act(async () => {
      tap(/^Remove 2/);
      select("Monthly rent", "3000-");
    });
    expect(query()).toBe("min_price=3000");
  });

  test("a removed chip, and a typed search", async () => {
    await openList("/rent?min_bedrooms=2");
    const box = screen.getByLabelText<HTMLInputElement>("Search properties");
    await act(async () => box.focus());
    await waitFor(() => expect(box.getAttribute("role")).toBe("combobox"), slow);
    fireEvent.input(box, { target: { value: "street" } });
    await act(async () => {
      tap(/^Remove 2/);
      box.form?.requestSubmit();
    });
    await waitFor(() => expect(query()).toBe("q=street"));
  });
});

test("the sheet keeps a search that is rendered after it has opened", async () => {
  await openList("/properties");
  await act(async () => fireEvent.click(screen.getByRole("button", { name: /filters/i })));
  const sheet = within(await screen.findByRole("dialog", {}, slow));
  fireEvent.click(sheet.getByRole("checkbox", { name: /^Available only/, hidden: true }));
  await act(async () => {
    history.pushState(null, "", "/properties?q=street");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  expect(sheet.getByRole<HTMLInputElement>("checkbox", { name: /^Available only/, hidden: true }).checked).toBe(true);
  fireEvent.click(await sheet.findByRole("button", { name: /^Show \d+ homes?/ }));
  expect(query()).toBe("q=street&available=true");
});

test("the sheet keeps a search that is not rendered when it is sent", async () => {
  await openList("/properties");
  await act(async () => fireEvent.click(screen.getByRole("button", { name: /filters/i })));
  const sheet = within(await screen.findByRole("dialog", {}, slow));
  fireEvent.click(sheet.getByRole("checkbox", { name: /^Available only/, hidden: true }));
  const show = await sheet.findByRole("button", { name: /^Show \d+ homes?/ });
  history.pushState(null, "", "/properties?q=street");
  fireEvent.click(show);
  expect(query()).toBe("q=street&available=true");
});

test("an area on the map keeps a sort order that is not rendered yet", async () => {
  await openList("/properties");
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Map" })));
  const area = await screen.findByRole("link", { name: /^Sinkor/ }, slow);
  await act(async () => {
    select("Sort", "price-low");
    fireEvent.click(area);
  });
  expect(query()).toBe("area=Sinkor&sort=price-low");
});
