import { Module } from '@nestjs/common';
import { ProductsModule } from '../products/products.module';
import { ChatController } from './chat.controller';
import { ChatService } from './chat.service';
import { LlmClient } from './llm/llm-client';
import { LlmService } from './llm/llm.service';
import { lookup } from './lookup/lookup-providers';

/** Questions about stock. It knows the catalogue alone: people and orders cannot be reached from here. */
@Module({
  imports: [ProductsModule],
  controllers: [ChatController],
  providers: [ChatService, LlmService, LlmClient, ...lookup],
})
export class ChatModule {}
