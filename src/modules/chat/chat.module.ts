import { Module } from '@nestjs/common';
import { ProductsModule } from '../products/products.module';
import { LlmClient } from './model/llm-client';
import { QueryModelService } from './model/query-model.service';
import { ChatController } from './chat.controller';
import { ChatService } from './chat.service';
import { AnswererService } from './answer/answerer.service';

/** Questions about stock. This module imports only the catalogue and cannot reach people or orders. */
@Module({
  imports: [ProductsModule],
  controllers: [ChatController],
  providers: [ChatService, AnswererService, QueryModelService, LlmClient],
})
export class ChatModule {}
