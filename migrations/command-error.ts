/** A command cannot go on. The message says why and what to do, so no stack is printed. */
export class CommandError extends Error {}

/** Runs a command to its end. If it throws a CommandError, its message is printed and the exit code is 1. */
export async function runAsCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
