import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { type EnquirySheet, MessageSheet } from "#web/site/features/listings/detail/contact/message-sheet.tsx";
import { buildDetailProperty } from "../../support/property-fixtures.tsx";

afterEach(cleanup);

it.each([
  [{}, "Hello, I am interested in “Oceanfront villa” (MH-1042)."],
  [
    { status: "unavailable", is_available: false },
    "Hello, do you have something similar to “Oceanfront villa” (MH-1042)?",
  ],
  [{ status: "sold", is_available: false }, "Hello, please tell me about homes like “Oceanfront villa” (MH-1042)."],
])("the first sentence about a home %j is %j", (status, sentence) => {
  const Sheet: EnquirySheet = ({ openingMessage }) => openingMessage;
  const { container } = render(
    <MessageSheet property={buildDetailProperty(status)} Sheet={Sheet} onClose={() => undefined} />,
  );
  expect(container.textContent).toBe(sentence);
});
