import { expect, it } from "vitest";
import { adminRegistrationFailure, loginFailure, signupFailure } from "#web/features/accounts/messages.ts";
import { ApiError, NetworkError } from "#web/lib/api/api-error.ts";

const noBody = (status: number) => new ApiError(status, "", undefined);

it.each([
  [new Error("out of memory"), "Error: out of memory"],
  [undefined, "Registration failed"],
  [noBody(400), "Bad request. Please verify your input."],
  [noBody(422), "Invalid input data. Please check all fields."],
  [noBody(503), "Backend server error. Please contact support or try again later."],
  [noBody(409), "Registration failed. Status: 409"],
  [new NetworkError(), "Cannot connect to server. Please check if backend is running."],
])("a registration that failed by itself: %s", (error, text) => {
  expect(adminRegistrationFailure(error)).toBe(text);
});

it("a sign-up that failed for no known reason asks to try again", () => {
  expect(signupFailure(new Error("out of memory"))).toBe("Registration failed. Please try again.");
  expect(signupFailure(noBody(400))).toBe("Bad request. Please verify your input.");
});

it.each([
  [noBody(401), "Invalid email or password."],
  [noBody(422), "Please check your email format and password."],
  [new NetworkError(), "Cannot connect to server. Please check if backend is running."],
  [noBody(418), "Login failed. Please check your credentials."],
])("a login that failed without a word of the service's: %s", (error, text) => {
  expect(loginFailure(error)).toBe(text);
});
