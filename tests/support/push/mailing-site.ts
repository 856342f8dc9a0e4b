import type { Bindings } from "#worker/bindings.ts";
import site from "#worker/index.ts";

/** The address of a mail service on this machine. */
interface TestBindings extends Bindings {
  MAIL_SERVICE: string;
}

/** Adds the binding of the mail service, which calls a service over HTTP. It fails if that responds with an error. */
const withMailer = (env: TestBindings): Bindings => ({
  ...env,
  MAILER: {
    send: async (mail: object) => {
      const response = await fetch(env.MAIL_SERVICE, { method: "POST", body: JSON.stringify(mail) });
      if (!response.ok) throw new Error(`The mail service responded with ${response.status}`);
      return { messageId: crypto.randomUUID() };
    },
  },
});

/** The site with a mail service that tests run. */
export default {
  fetch: (request, env, context) => site.fetch(request, withMailer(env), context),
  scheduled: (controller, env, context) => site.scheduled(controller, withMailer(env), context),
} satisfies ExportedHandler<TestBindings>;
