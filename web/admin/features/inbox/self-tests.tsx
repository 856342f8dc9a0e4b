import { useState } from "react";
import type { SelfTestResponse } from "#contract/admin/self-test.ts";
import type { SelfTestName } from "#contract/admin/self-test-names.ts";
import { adminMessages } from "#web/admin/features/shared/messages.ts";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { isForbidden, isUnauthorized } from "#web/lib/api/api-error.ts";
import { formatNumber } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { showToast } from "#web/ui/feedback/toast.tsx";

interface SelfTest {
  name: SelfTestName;
  label: string;
  passed: string;
  failed: string;
}

const selfTests: readonly SelfTest[] = [
  {
    name: "endpoint",
    label: "Test Endpoint",
    passed: "Endpoint Test Successful",
    failed: "Endpoint Test Failed",
  },
  { name: "backend", label: "Test Backend", passed: "Backend Test Successful", failed: "Backend Test Failed" },
  {
    name: "environment",
    label: "Check Env",
    passed: "Environment Check Complete",
    failed: "Environment Check Failed",
  },
  {
    name: "contact-form",
    label: "Test Contact Form",
    passed: "Contact Form Test Successful",
    failed: "Contact Form Test Failed",
  },
];

interface TestResult {
  title: string;
  ok: boolean;
  text: string;
  checks: SelfTestResponse["checks"];
}

/** Buttons that run tests on the live site, and the result of the last one. */
export function SelfTests() {
  const [running, setRunning] = useState<SelfTestName>();
  const [result, setResult] = useState<TestResult>();
  const run = async (test: SelfTest) => {
    setRunning(test.name);
    const next = await runSelfTest(test);
    setResult(next);
    showToast({ tone: next.ok ? "good" : "bad", title: next.title, text: next.text });
    setRunning(undefined);
  };
  return (
    <details className="mt-8">
      <summary className="inline-flex min-h-touch cursor-pointer items-center text-1 text-ink2 underline">
        Technical checks
      </summary>
      <div className="mt-2 flex flex-wrap gap-2">
        {selfTests.map((test) => (
          <Button key={test.name} look="outline" busy={running !== undefined} onClick={() => run(test)}>
            {running === test.name ? "Testing..." : test.label}
          </Button>
        ))}
      </div>
      {result && (
        <div className="mt-3">
          <Notice tone={result.ok ? "good" : "bad"} title={`${result.title} (${result.text})`}>
            <ul>
              {result.checks.map(({ name, ok, detail }) => (
                <li key={name}>{`${name}: ${ok ? "" : "failed, "}${detail}`}</li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
    </details>
  );
}

async function runSelfTest({ name, passed, failed }: SelfTest): Promise<TestResult> {
  try {
    const { ok, ms, checks } = await apiSend("POST /self-test", {
      body: { test: name },
    });
    const failedChecks = checks.filter((check) => !check.ok).map((check) => check.name);
    const duration = `${formatNumber(ms)} ms on the server`;
    return { title: ok ? passed : failed, ok, text: [...failedChecks, duration].join(", "), checks };
  } catch (error) {
    return { title: failed, ok: false, text: requestFailureText(error), checks: [] };
  }
}

function requestFailureText(error: unknown): string {
  if (isForbidden(error)) return adminMessages.denied;
  return isUnauthorized(error) ? "Not authenticated" : errorText(error);
}
