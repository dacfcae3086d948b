/** How long a failed load stays on show before the next request may reach the network again. */
const FAILURE_KEPT_MS = 1_000;
/** How long a patient load rests between two attempts; it wakes earlier when the connection returns. */
const REST_MS = 15_000;

/**
 * Things that arrive as chunks, one promise per key, so that every render waits for the same one. What has
 * arrived is there at once.
 */
export class Library<Key extends string, Value> {
  private readonly values = new Map<Key, Value>();
  private readonly failures = new Map<Key, unknown>();
  private readonly loads = new Map<Key, Promise<Value>>();
  private readonly patientLoads = new Map<Key, Promise<Value>>();

  constructor(private readonly fetchOne: (key: Key) => Promise<Value>) {}

  peek(key: Key): Value | undefined {
    return this.values.get(key);
  }

  /** The failure that a render has to tell, while it is remembered. */
  failure(key: Key): unknown {
    return this.failures.get(key);
  }

  load(key: Key): Promise<Value> {
    const known = this.loads.get(key);
    if (known) return known;
    const load = this.fetchOne(key).then((value) => {
      this.values.set(key, value);
      return value;
    });
    this.loads.set(key, load);
    load.catch((failure: unknown) => this.failed(key, failure));
    return load;
  }

  /**
   * For a page that was prerendered: a failure would replace what the guest is reading, so it never
   * rejects in a browser. On the server it does, to stop the release.
   */
  loadPatiently(key: Key): Promise<Value> {
    if (typeof window === 'undefined') return this.load(key);
    let patient = this.patientLoads.get(key);
    if (!patient) {
      patient = this.persist(key);
      this.patientLoads.set(key, patient);
    }
    return patient;
  }

  /** Forgets a failure, so that a retry reaches the network; not at once, or the render that reads it asks again. */
  private failed(key: Key, failure: unknown): void {
    this.failures.set(key, failure);
    setTimeout(() => {
      this.failures.delete(key);
      this.loads.delete(key);
    }, FAILURE_KEPT_MS);
  }

  private async persist(key: Key): Promise<Value> {
    for (;;) {
      try {
        return await this.load(key);
      } catch {
        await restOrReturnOnline();
      }
    }
  }
}

function restOrReturnOnline(): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      window.removeEventListener('online', wake);
      resolve();
    };
    const timer = setTimeout(wake, REST_MS);
    window.addEventListener('online', wake);
  });
}
