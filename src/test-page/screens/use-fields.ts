import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { routeWith } from '../../host/keep';
import { useParameters } from '../../ui/use-go';
import { type Fields, keepFields, readFields } from './fields';
import { LINK_NAME } from './parameters';

/** The fields, kept as they are typed; what a new address brings comes over them. */
export function useFields(): { fields: Fields; keep: (fields: Fields) => void } {
  const parameters = useParameters();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [fields, setFields] = useState(() => readFields(parameters));
  const [seen, setSeen] = useState(search);

  if (seen !== search) {
    setSeen(search);
    setFields(readFields(parameters));
  }

  const keep = (next: Fields) => {
    setFields(next);
    keepFields(next, parameters);
  };

  // A profile's link is taken once: a reload must not undo what was typed after it.
  const isLink = new URLSearchParams(search).has(LINK_NAME);
  useEffect(() => {
    if (!isLink) return;
    keepFields(fields, parameters);
    void navigate(routeWith({ [LINK_NAME]: undefined }), { replace: true });
  }, [isLink, fields, parameters, navigate]);

  return { fields, keep };
}
