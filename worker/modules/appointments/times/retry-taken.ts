import type { Slot } from "#contract/appointments/booking.ts";
import { changedMeanwhile, timeTaken } from "../appointments.errors.ts";
import { isChanged, isTimeTaken } from "./take-time.repository.ts";

/** Another resource may be free, so a lost race is run again a few times. */
const maxAttempts = 10;

/** For changes that choose the times themselves, or need none. */
export const noOffer = async (): Promise<Slot[]> => [];

/**
 * Runs an attempt that reads what is free and takes it in one batch. If another request took it in between, the next attempt
 * reads again, and either takes another resource or throws that the time is taken.
 * @param offer returns other free times, when the last attempt fails too
 * @throws ApiError 409 when the last attempt fails too, and whatever `attempt` throws
 */
export async function retryTaken<T>(attempt: () => Promise<T>, offer: () => Promise<Slot[]>): Promise<T> {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(isTimeTaken(error) || isChanged(error))) throw error;
      if (count < maxAttempts) continue;
      throw isTimeTaken(error) ? timeTaken(await offer()) : changedMeanwhile();
    }
  }
}
