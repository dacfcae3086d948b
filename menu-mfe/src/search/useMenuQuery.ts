import { useEffect, useState } from 'react';
import { useSearchParams } from '@asia/shared/router';
import { useHydrated } from '@asia/shared/ui';
import { type FilterKey, parseFilters } from './filters';

/** Pause in typing before the address changes. Browsers limit how often a page may change its address. */
const TYPING_PAUSE_MS = 300;

/** Query and filters of the search, kept in the address (`?q=`, `?filtro=`) for sharing and for Back. */
export function useMenuQuery() {
  const hydrated = useHydrated();
  const [params, setParams] = useSearchParams();
  // The page was prerendered without a query.
  const query = hydrated ? (params.get('q') ?? '') : '';
  const filters = parseFilters(hydrated ? params.get('filtro') : null);
  const [text, setText] = useState('');
  const [seen, setSeen] = useState('');
  const [written, setWritten] = useState('');

  // A link or Back changed the address, which replaces the text in the field.
  if (query !== seen) {
    setSeen(query);
    if (query !== written) {
      setText(query);
      setWritten(query);
    }
  }

  const wanted = text.trim();
  useEffect(() => {
    if (wanted === query) return;
    const timer = setInterval(() => {
      // A new address would close the drawer.
      if (document.querySelector('dialog[open]')) return;
      setWritten(wanted);
      setParams((current) => withParam(current, 'q', wanted), { replace: true });
    }, TYPING_PAUSE_MS);
    return () => clearInterval(timer);
  }, [wanted, query, setParams]);

  return {
    text,
    setText,
    filters,
    toggle: (key: FilterKey) => {
      const chosen = filters.includes(key) ? filters.filter((other) => other !== key) : [...filters, key];
      setParams((current) => withParam(current, 'filtro', chosen.join(',')), { replace: true });
    },
    clear: () => {
      setText('');
      setWritten('');
      setParams((current) => withParam(withParam(current, 'q', ''), 'filtro', ''), { replace: true });
    },
  };
}

function withParam(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}
