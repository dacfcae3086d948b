import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** The same patience as for webpack's own chunks; federation alone would give up at 20 s. */
const ENTRY_TIMEOUT_MS = 120_000;

/**
 * Loads remote entries as whole script elements: a hook that answers with a timeout alone would drop
 * the attributes of the default script.
 */
export const patientLoading: () => ModuleFederationRuntimePlugin = () => ({
  name: 'patient-loading',
  createScript({ url }) {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    if (new URL(url, location.href).origin !== location.origin) script.crossOrigin = 'anonymous';
    return { script, timeout: ENTRY_TIMEOUT_MS };
  },
});
