/** Validation messages of account fields, shown by the forms and returned by the API. */
export const accountMessages = {
  usernameShort: "Username must be at least 3 characters",
  usernameLong: "Username must be less than 30 characters",
  usernameSigns: "Username can only contain letters, numbers, and underscores",
  email: "Please enter a valid email address",
  passwordShort: "Password must be at least 8 characters",
  passwordLong: "Password must be at most 128 characters",
  passwordSigns: "Password must contain at least one lowercase letter, one uppercase letter, and one number",
  passwordMissing: "Password is required",
  passwordsDiffer: "Passwords do not match",
  passwordWrong: "This is not your password",
  codeMissing: "Enter the code",
  codeWrong: "This code is wrong or has been used. Enter the next code that your app shows.",
  clockSlow: "Your phone's clock is slow. Turn on its automatic date and time, because later codes may be refused.",
  recoveryCodeWrong: "This recovery code is wrong or has been used. Enter another one.",
} as const;
