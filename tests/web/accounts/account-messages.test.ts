import { expect, it } from "vitest";
import { ApiError, NetworkError } from "#web/lib/api/api-error.ts";
import { loginFailure } from "#web/site/features/accounts/messages.ts";
import {
  adminRegistrationFailure,
  signupFailure,
} from "#web/site/features/accounts/registration/registration-failure.ts";

const noBody = (status: number) => new ApiError(status, "", undefined);

it.each([
  [new Error("out of memory"), "Error: out of memory"],
  [undefined, "Registration failed"],
  [noBody(400), "Bad request. Please verify your input."],
  [noBody(422), "Invalid input data. Please check all fields."],
  [noBody(503), "Backend server error. Please contact support or try again later."],
  [noBody(409), "Registration failed. Status: 409"],
  [new NetworkError(), "Cannot connect to server. Please check if backend is running."],
])("describes a failed registration without a message from the server: %s", (error, text) =>
  expect(adminRegistrationFailure(error)).toBe(text),
);

it("asks to try again after an unknown sign-up error", () => {
  expect(signupFailure(new Error("out of memory"))).toBe("Registration failed. Please try again.");
  expect(signupFailure(noBody(400))).toBe("Bad request. Please verify your input.");
});

it.each([
  [noBody(401), "Invalid email or password."],
  [noBody(422), "Please check your email format and password."],
  [new NetworkError(), "Cannot connect to server. Please check if backend is running."],
  [noBody(418), "Login failed. Please check your credentials."],
  [noBody(500), "Login failed: the server has a problem. Your password may be right. Please try again in a moment."],
])("describes a failed login without a message from the server: %s", (error, text) =>
  expect(loginFailure(error)).toBe(text),
);
