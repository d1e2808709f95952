import { useRef } from 'react';
import { isStatus } from '../../api/api-error';
import { useAskChat } from '../../api/generated/chat/chat';
import { CHAT, type ChatMessage } from '../../lib/chat';
import { chatLog, useChatLog } from '../../state/chat-log';

/**
 * The conversation and the ways to go on with it. Questions sent in quick succession are asked one after the
 * other, each with the answers before it; an answer is kept even when the chat was closed meanwhile.
 */
export function useChat() {
  const messages = useChatLog();
  const { mutateAsync } = useAskChat();
  const line = useRef(Promise.resolve());

  const ask = async ({ id, text }: ChatMessage): Promise<void> => {
    try {
      const answer = await mutateAsync({ data: { message: text, conversation: chatLog.before(id) } });
      chatLog.answer(id, answer.reply, answer.products);
    } catch (error) {
      console.error('The chatbot did not answer.', error);
      // Too many questions: the server says in words when the next one may come.
      chatLog.fail(id, isStatus(error, 429) ? error.message : CHAT.failure);
    }
  };
  const send = (text: string): void => {
    const question = chatLog.ask(text);
    line.current = line.current.then(() => ask(question));
  };
  const sendAgain = (failure: ChatMessage): void => {
    const text = chatLog.takeBack(failure);
    if (text !== undefined) send(text);
  };
  return { messages, send, sendAgain };
}
