// Publishing, or undoing a version: the same request, asked again with choices after a conflict.
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { api, read } from '#desk/page/desk-api.ts';
import type { SideChoices } from '#desk/server/merge-versions.ts';

type Input = Readonly<Record<string, string>>;

export function usePublish(undo = '') {
  const input = useRef<Input>({});
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (choices: SideChoices) => {
      const { words = '', name = '', email = '' } = input.current;
      return read(api.publish.$post({ json: { words, name, email, choices, undo } }));
    },
  });
  return {
    start: (given: Input) => {
      input.current = given;
      mutate({});
    },
    choose: mutate,
    result: data,
    error,
    busy: isPending,
  };
}
