import { useState } from "react";
import type { SelfTestResponse } from "#contract/admin/self-test.ts";
import type { SelfTestName } from "#contract/admin/self-test-names.ts";
import { accountEndpoints } from "#contract/http/endpoints/account-endpoints.ts";
import { adminMessages, errorReason } from "#web/features/admin/messages.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { isForbidden, isUnauthorized } from "#web/lib/api/api-error.ts";
import { formatNumber } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { showToast } from "#web/ui/feedback/toast.tsx";

interface Test {
  test: SelfTestName;
  label: string;
  passed: string;
  failed: string;
}

const tests: readonly Test[] = [
  {
    test: "endpoint",
    label: "Test Endpoint",
    passed: "Endpoint Test Successful",
    failed: "Endpoint Test Failed",
  },
  { test: "backend", label: "Test Backend", passed: "Backend Test Successful", failed: "Backend Test Failed" },
  {
    test: "environment",
    label: "Check Env",
    passed: "Environment Check Complete",
    failed: "Environment Check Failed",
  },
  {
    test: "contact-form",
    label: "Test Contact Form",
    passed: "Contact Form Test Successful",
    failed: "Contact Form Test Failed",
  },
];

interface Outcome {
  title: string;
  ok: boolean;
  text: string;
  checks: SelfTestResponse["checks"];
}

/** The four tests of the live site (ruling 22): each is really run, says how long the server took, and can fail. */
export function SelfTests() {
  const [running, setRunning] = useState<SelfTestName>();
  const [outcome, setOutcome] = useState<Outcome>();
  const run = async (test: Test) => {
    setRunning(test.test);
    const found = await outcomeOf(test);
    setOutcome(found);
    showToast({ tone: found.ok ? "good" : "bad", title: found.title, text: found.text });
    setRunning(undefined);
  };
  return (
    <section aria-labelledby="tests-title" className="mt-10 border-t border-line pt-4">
      <h2 id="tests-title" className="text-3">
        Tests
      </h2>
      <div className="mt-3 flex flex-wrap gap-2">
        {tests.map((test) => (
          <Button key={test.test} look="outline" disabled={running !== undefined} onClick={() => run(test)}>
            {running === test.test ? "Testing..." : test.label}
          </Button>
        ))}
      </div>
      {outcome && (
        <div className="mt-3">
          <Notice tone={outcome.ok ? "good" : "bad"} title={`${outcome.title} (${outcome.text})`}>
            <ul>
              {outcome.checks.map(({ name, ok, detail }) => (
                <li key={name}>
                  {name}: {ok ? "" : "failed, "}
                  {detail}
                </li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
    </section>
  );
}

async function outcomeOf({ test, passed, failed }: Test): Promise<Outcome> {
  try {
    const answer = (await apiSend(accountEndpoints.runSelfTest, { body: { test } })) as SelfTestResponse;
    const { ok, ms, checks } = answer;
    const wrong = checks.filter((check) => !check.ok).map(({ name }) => name);
    const took = `${formatNumber(ms)} ms on the server`;
    return { title: ok ? passed : failed, ok, text: ok ? took : `${wrong.join(", ")}, ${took}`, checks };
  } catch (error) {
    return { title: failed, ok: false, text: refusalText(error), checks: [] };
  }
}

function refusalText(error: unknown): string {
  if (isForbidden(error)) return adminMessages.denied;
  return isUnauthorized(error) ? adminMessages.notAuthenticated.title : errorReason(error);
}
